import { Box } from '@mui/material';
import { useMemo, useRef } from 'react';
import { useTones } from '@/charts';
import { ZoomBox, type View } from '@/widgets';
import type { Diagram } from './diagram';
import type { NodeWords } from './diagramWords';
import { layoutDiagram } from './layoutDiagram';
import { DeviceArt } from './DeviceArt';

interface DiagramPictureProps {
  readonly diagram: Diagram;
  readonly words: ReadonlyMap<string, NodeWords>;
  readonly label: string;
  readonly chosen: string | undefined;
  /** Too old to be taken for the present. */
  readonly stale: boolean;
  onChoose(id: string): void;
}

/** Smaller than this nobody reads the words: they are left out, and a diagram does not begin so small. */
const READABLE = 0.42;
const LARGEST = 2;

/** The diagram drawn. Moving and scaling touches one attribute, however many nodes there are. */
export function DiagramPicture({ diagram, words, label, chosen, stale, onChoose }: DiagramPictureProps) {
  const colors = useTones();
  const all = useRef<SVGGElement>(null);
  const { places, wires, bounds } = useMemo(() => layoutDiagram(diagram), [diagram]);
  const draw = ({ x, y, scale }: View) => {
    all.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
    all.current?.toggleAttribute('data-far', scale < READABLE);
  };
  return (
    <ZoomBox
      label={label}
      height="clamp(320px, calc(100dvh - 320px), 900px)"
      bounds={bounds}
      largest={LARGEST}
      whole={1}
      least={READABLE}
      onView={draw}
    >
      {() => (
        <Box
          component="svg"
          aria-hidden
          width="100%"
          height="100%"
          sx={{
            display: 'block',
            '[data-far] text': { display: 'none' },
            ...(stale && { filter: 'grayscale(1)', opacity: 0.7 }),
          }}
        >
          <g ref={all}>
            {diagram.links.map(({ from, to, flow }, index) => {
              const wire = wires[index];
              if (!wire) return null;
              const color = flow === 0 ? colors.line : colors.tones.good;
              const { arrow } = wire;
              return (
                <g key={`${from} ${to} ${index}`} data-flow={flow}>
                  <path
                    d={wire.path}
                    fill="none"
                    stroke={flow === 0 ? colors.inkSoft : color}
                    strokeOpacity={flow === 0 ? 0.5 : 1}
                    strokeWidth={flow === 0 ? 1.25 : 2}
                  />
                  {flow !== 0 && (
                    <path
                      d="M-6 -5.5L6 0L-6 5.5Z"
                      fill={color}
                      transform={`translate(${arrow.x} ${arrow.y}) rotate(${arrow.angle + (flow < 0 ? 180 : 0)})`}
                    />
                  )}
                </g>
              );
            })}
            {diagram.nodes.map((node) => {
              const [place, told] = [places.get(node.id), words.get(node.id)];
              return (
                place &&
                told && (
                  <DeviceArt
                    key={node.id}
                    node={node}
                    place={place}
                    words={told}
                    isChosen={node.id === chosen}
                    colors={colors}
                    onChoose={onChoose}
                  />
                )
              );
            })}
          </g>
        </Box>
      )}
    </ZoomBox>
  );
}
