import { Button } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

/** Id of the main landmark. */
export const MAIN = 'main';

/** The first stop of the Tab key: past header and menu to the page. */
export const SkipLink = memo(function SkipLink() {
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      href={`#${MAIN}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 4,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {translate('shell.skip')}
    </Button>
  );
});
