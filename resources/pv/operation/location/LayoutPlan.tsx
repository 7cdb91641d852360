import { Box } from '@mui/material';
import { useRef, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import { safeImage, isComposing } from '@/widgets';
import type { Place, TopologyNode } from '../topology/readTopology';
import { stateColor } from '../topology/stateColor';
import { movePlace, placeAt } from './movePlace';

interface LayoutPlanProps {
  readonly picture: unknown;
  readonly label: string;
  readonly placed: readonly { readonly node: TopologyNode; readonly place: Place }[];
  readonly readOnly: boolean;
  onMove(id: string, place: Place): void;
}

/**
 * The plan of a building with its devices: they are dragged, or moved with the arrow keys and turned with R while they
 * have the focus.
 */
export function LayoutPlan({ picture, label, placed, readOnly, onMove }: LayoutPlanProps) {
  const translate = useTranslate();
  const plan = useRef<HTMLDivElement>(null);
  const address = safeImage(picture);
  const drag = (event: PointerEvent<HTMLElement>, id: string, rotation: number) => {
    const box = plan.current?.getBoundingClientRect();
    if (readOnly || !box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove(
      id,
      placeAt(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100, rotation),
    );
  };
  return (
    <Box
      ref={plan}
      role="group"
      aria-label={label}
      sx={{
        position: 'relative',
        aspectRatio: '1200 / 640',
        bgcolor: 'action.hover',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      {address !== undefined && (
        <img
          src={address}
          alt=""
          draggable={false}
          style={{ width: '100%', height: '100%', objectFit: 'fill', opacity: 0.85, display: 'block' }}
        />
      )}
      {placed.map(({ node: { id, name, status }, place }) => (
        <Box
          key={id}
          component="button"
          type="button"
          title={name}
          aria-label={translate('pvLocation.at', {
            name,
            x: Math.round(place.x),
            y: Math.round(place.y),
            rotation: place.rotation,
          })}
          aria-disabled={readOnly || undefined}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => drag(event, id, place.rotation)}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            const moved =
              readOnly || event.ctrlKey || event.metaKey || event.altKey
                ? undefined
                : movePlace(place, event.key, event.shiftKey);
            if (!moved) return;
            event.preventDefault();
            onMove(id, moved);
          }}
          style={{
            left: `${place.x}%`,
            top: `${place.y}%`,
            transform: `translate(-50%, -50%) rotate(${place.rotation}deg)`,
          }}
          sx={{
            position: 'absolute',
            width: 32,
            height: 22,
            p: 0,
            border: 2,
            borderColor: 'background.paper',
            borderRadius: 0.75,
            bgcolor: stateColor(status),
            cursor: readOnly ? 'default' : 'grab',
            touchAction: 'none',
            boxShadow: 2,
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        />
      ))}
    </Box>
  );
}
