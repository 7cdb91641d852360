import Translate from '@mui/icons-material/Translate';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { languageOf, languages } from '@/schema/internal';

/** The language selector of brands with more than one (spec 01 §2). The page and what is typed in it stay. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { name: current, tag: currentTag = locale } = languageOf(locale);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Translate fontSize="small" />}
        aria-label={`${translate('shell.language')}: ${current}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          flex: 'none',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
          '& .MuiButton-startIcon': { mr: { xs: 0.5, sm: 1 } },
        }}
      >
        <span lang={currentTag}>{current}</span>
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {languages().map(({ code, tag = code, name }) => (
          <MenuItem
            key={code}
            lang={tag}
            role="menuitemradio"
            tabIndex={code === locale ? 0 : -1}
            aria-checked={code === locale}
            selected={code === locale}
            onClick={() => {
              setAnchor(undefined);
              setLocale(code);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
