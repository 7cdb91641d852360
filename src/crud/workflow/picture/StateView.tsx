import { Box, Button } from '@mui/material';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { zoneOfRecord, type AnyRecord, type StateGraph } from '@/schema';
import { useTableRoom } from '../../list/table/useTableRoom';
import type { LogEntry } from '../readLog';
import { useStateWords } from '../useStateWords';
import { ownEntries, seenStates } from '../useProgress';
import { useStanding } from '../useStanding';
import { placeStates } from './placeStates';
import { StatePicture } from './StatePicture';
import { StateText } from './StateText';

interface StateViewProps {
  readonly graph: StateGraph;
  readonly record: AnyRecord;
  readonly log: readonly LogEntry[];
}

/** The states of a record as a picture, and as text where somebody wants it or there is no room for a picture. */
export function StateView({ graph, record, log: whole }: StateViewProps) {
  const translate = useTranslate();
  const words = useStateWords();
  const box = useRef<HTMLDivElement>(null);
  const room = useTableRoom(box);
  const id = useId();
  const [asText, setAsText] = useState(false);
  const field = graph.machine.state;
  const now = String(record[field] ?? '');
  const log = ownEntries(graph, whole);
  const standing = useStanding(record);
  const open = new Set(standing.flatMap(({ is, transition }) => (is === 'open' ? [transition.key] : [])));
  const placed = room > 0 ? placeStates(graph, room) : undefined;
  const path = graph.nodes.filter(({ step }) => step !== undefined).map(({ state }) => words.name(field, state));
  const label = translate('workflow.picture', { now: words.name(field, now, record), path: path.join(' → ') });
  const text = <StateText graph={graph} now={now} zone={zoneOfRecord(record)} log={log} />;
  return (
    <div ref={box}>
      {!placed && text}
      {placed && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
          <StatePicture
            graph={graph}
            placed={placed}
            now={now}
            seen={seenStates(graph, now, log)}
            open={open}
            label={label}
          />
          <Box>
            <Button
              size="small"
              color="inherit"
              aria-expanded={asText}
              aria-controls={id}
              onClick={() => setAsText(!asText)}
              endIcon={<ExpandMore sx={{ transform: asText ? 'rotate(180deg)' : undefined }} />}
              sx={{ color: 'text.secondary', ml: -0.5 }}
            >
              {translate('workflow.asText')}
            </Button>
            <Box id={id} hidden={!asText}>
              {asText && text}
            </Box>
          </Box>
        </Box>
      )}
    </div>
  );
}
