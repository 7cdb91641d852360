import Translate from '@mui/icons-material/Translate';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { LANGUAGES } from './languages';

/** The language selector of brands with more than one (spec 01 §2). The page and what is typed in it stay. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const current = LANGUAGES.find((one) => one.code === locale)?.name ?? locale;
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
        <span lang={locale === 'zh' ? 'zh-CN' : 'en'}>{current}</span>
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {LANGUAGES.map(({ code, tag, name }) => (
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
