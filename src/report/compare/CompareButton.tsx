import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import CompareArrows from '@mui/icons-material/CompareArrows';
import { useTranslate } from 'react-admin';
import { useAddressParams } from '@/data/internal';
import { useReportOnPage } from '../page/reportPage';
import { COMPARISONS, defaultComparing, writeComparing, type Comparing } from './comparing';
import { usePopup } from '@/widgets';

/** What all figures of the page are compared with. It is kept in the address, so that a link shows the same. */
export function CompareButton({ comparing }: { readonly comparing: Comparing }) {
  const { blocks } = useReportOnPage();
  const translate = useTranslate();
  const [, setAddress] = useAddressParams();
  const { close, trigger, popover } = usePopup('menu');
  const label = translate('report.compare.label');
  const choose = (next: Comparing) => {
    close();
    setAddress((before) => writeComparing(next, defaultComparing(blocks) ?? 'none', before));
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} {...trigger} color={comparing === 'none' ? 'default' : 'primary'}>
          <CompareArrows fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu {...popover} transitionDuration={0}>
        {COMPARISONS.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            tabIndex={one === comparing ? 0 : -1}
            aria-checked={one === comparing}
            selected={one === comparing}
            onClick={() => choose(one)}
          >
            {translate(`report.compare.${one}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
