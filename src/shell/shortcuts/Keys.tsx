import { Box } from '@mui/material';

/** The key that goes with a command on this machine. */
const COMMAND = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Keys of a keyboard as they are labelled; `Mod` is Ctrl, or ⌘ on a Mac. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, flex: 'none' }}>
      {keys.map((key) => (
        <Box
          component="kbd"
          key={key}
          sx={{
            typography: 'caption',
            lineHeight: '18px',
            minWidth: 20,
            px: 0.5,
            boxSizing: 'border-box',
            textAlign: 'center',
            color: 'text.secondary',
            bgcolor: 'background.default',
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.75,
          }}
        >
          {key === 'Mod' ? COMMAND : key}
        </Box>
      ))}
    </Box>
  );
}
