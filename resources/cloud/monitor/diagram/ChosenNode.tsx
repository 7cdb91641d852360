import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DeviceLink } from './DeviceLink';
import type { DiagramNode } from './diagram';
import type { NodeWords } from './diagramWords';

/** What was pointed at in the picture, in full; before that, how the picture is used. */
export function ChosenNode({
  node,
  words,
}: {
  readonly node: DiagramNode | undefined;
  readonly words: NodeWords | undefined;
}) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 24,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {node && words ? (
        <>
          <Typography component="span" variant="subtitle2" sx={{ color: 'text.primary' }}>
            {words.name}
          </Typography>
          {[words.type, words.status, words.values].filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
          <DeviceLink id={node.deviceId} text={node.deviceId === '' ? '' : translate('cloud.diagram.open')} />
        </>
      ) : (
        translate('cloud.diagram.hint')
      )}
    </Box>
  );
}
