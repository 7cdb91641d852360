import Translate from '@mui/icons-material/Translate';
import { Button, Menu, MenuItem } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { languageOf, languages } from '@/schema/internal';
import { usePopup } from '@/widgets';

/** The language selector of brands with more than one (spec 01 §2). The page and what is typed in it stay. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const { close, trigger, popover } = usePopup('menu');
  const { name: current, tag: currentTag = locale } = languageOf(locale);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Translate fontSize="small" />}
        aria-label={`${translate('shell.language')}: ${current}`}
        {...trigger}
        sx={{
          flex: 'none',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
          '& .MuiButton-startIcon': { mr: { xs: 0.5, sm: 1 } },
        }}
      >
        <span lang={currentTag}>{current}</span>
      </Button>
      <Menu {...popover}>
        {languages().map(({ code, tag = code, name }) => (
          <MenuItem
            key={code}
            lang={tag}
            role="menuitemradio"
            tabIndex={code === locale ? 0 : -1}
            aria-checked={code === locale}
            selected={code === locale}
            onClick={() => {
              close();
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
