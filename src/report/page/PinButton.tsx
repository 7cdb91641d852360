import { IconButton, Tooltip } from '@mui/material';
import Pin from '@mui/icons-material/PushPin';
import PinOutlined from '@mui/icons-material/PushPinOutlined';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { usePin } from './pins';
import { useReportOnPage } from './reportPage';

/** Puts a block on the overview of its platform, as it is asked now, or takes it away. Seen where somebody points. */
export default function PinButton({ name, heading }: { readonly name: string; readonly heading: string }) {
  const { report } = useReportOnPage();
  const translate = useTranslate();
  const [address] = useSearchParams();
  const said = [...address].filter(([key]) => key !== 'tab');
  const { isPinned, toggle } = usePin({
    report: report.name,
    block: name,
    query: new URLSearchParams(said).toString(),
  });
  const text = translate(isPinned ? 'report.pin.unpin' : 'report.pin.pin');
  return (
    <Tooltip title={text}>
      <IconButton
        size="small"
        data-pin
        aria-label={`${text}: ${heading}`}
        aria-pressed={isPinned}
        onClick={toggle}
        sx={{
          '@media (hover: hover)': {
            opacity: isPinned ? 1 : 0,
            '[data-block]:hover &, [data-block]:focus-within &': { opacity: 1 },
          },
        }}
      >
        {isPinned ? <Pin sx={{ fontSize: 18, color: 'primary.main' }} /> : <PinOutlined sx={{ fontSize: 18 }} />}
      </IconButton>
    </Tooltip>
  );
}
