import { Box } from '@mui/material';
import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useWidth, useAmountText, useTones } from '@/charts';
import type { Flow, FlowNode } from './flow';
import { FlowEdge } from './FlowEdge';
import { FlowText } from './FlowText';
import { flowSentence, nodeSentence, nodeWords } from './flowWords';
import { HomeArt } from './HomeArt';
import { HOME, layoutFlow, NODE } from './layoutFlow';
import { isInRing, NodeArt } from './NodeArt';
import { NodeLinks } from './NodeLinks';
import { useMotion } from './useMotion';

/** Up to this width a pixel of the layout is one of the screen; on wider places everything grows a little with them. */
const PLAIN = 820;
const LARGEST = 1.25;
/** From this width on the lines have room for a tag. */
const TAGGED = 520;

const isPriced = ({ beside }: FlowNode): boolean => beside?.key === 'purchase' || beside?.key === 'export';

interface FlowDiagramProps {
  readonly flow: Flow;
  /** Above 0 what goes nowhere, below what comes from nowhere; in the unit of the flow. */
  readonly rest: number | undefined;
  /** W the grid connection carries. */
  readonly most: number;
  /** Too old to be taken for the present: nothing moves. */
  readonly stale: boolean;
}

/** Devices around the home and the power between them, drawn; the same in words for those who do not see it. */
export function FlowDiagram({ flow, rest, most, stale }: FlowDiagramProps) {
  const translate = useTranslate();
  const text = useAmountText();
  const colors = useTones();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const moving = useMotion(box) && !stale;
  const { nodes, load, unit } = flow;
  const hasRest = rest !== undefined;
  const hasTags = width >= TAGGED;
  const scale = Math.min(LARGEST, Math.max(1, width / PLAIN));
  const layout = useMemo(() => layoutFlow(nodes.length, width / scale, hasRest), [nodes.length, width, scale, hasRest]);
  const placed = nodes.flatMap((node, index) => {
    const place = layout.places[index];
    return place ? [{ node, place, words: nodeWords(node, unit, translate, text) }] : [];
  });
  const restText = rest === undefined ? '' : text({ value: Math.abs(rest), unit });
  return (
    <Box
      ref={box}
      sx={{ position: 'relative', minHeight: layoutFlow(nodes.length, 600, hasRest).height, overflow: 'hidden' }}
    >
      {width > 0 && (
        <>
          <Box
            component="svg"
            role="img"
            aria-label={flowSentence(flow, rest, translate, text)}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            width={width}
            height={layout.height * scale}
            sx={{ display: 'block', ...(stale && { filter: 'grayscale(1)', opacity: 0.7 }) }}
          >
            {placed.map(({ node, place, words }) => (
              <FlowEdge
                key={node.key}
                node={node}
                place={place}
                unit={unit}
                most={most}
                moving={moving}
                colors={colors}
                tag={isPriced(node) && hasTags ? words.note : ''}
              />
            ))}
            {hasRest && (
              <>
                <path
                  d={`M${layout.home.x} ${layout.home.y + HOME + 4}V${layout.rest.y - 4}`}
                  stroke={colors.inkSoft}
                  strokeWidth={2}
                  strokeDasharray="4 4"
                  fill="none"
                />
                <FlowText
                  x={layout.rest.x}
                  y={layout.rest.y + 10}
                  anchor="middle"
                  colors={colors}
                  name={translate('hems.flow.rest')}
                  value={restText}
                />
              </>
            )}
            <HomeArt
              flow={flow}
              at={layout.home}
              name={translate('hems.flow.home')}
              value={text({ value: load, unit })}
              colors={colors}
            />
            {placed.map(({ node, place, words }) => (
              <g key={node.key}>
                <NodeArt node={node} place={place} colors={colors} note={words.note} />
                <FlowText
                  {...(place.words === 'below'
                    ? { x: place.x, y: place.y + NODE + 19, anchor: 'middle' }
                    : { x: place.x + NODE + 12, y: place.y - 22, anchor: 'start' })}
                  colors={colors}
                  name={words.name}
                  value={words.power}
                  notes={[words.state, isInRing(node) || (isPriced(node) && hasTags) ? '' : words.note]}
                />
              </g>
            ))}
          </Box>
          <NodeLinks
            scale={scale}
            places={placed.map(({ node, place, words }) => ({ key: node.key, place, text: nodeSentence(words) }))}
          />
        </>
      )}
    </Box>
  );
}
