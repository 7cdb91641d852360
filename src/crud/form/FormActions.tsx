import { Button, IconButton, Menu, MenuItem } from '@mui/material';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { lazyPart } from '@/data';
import { FormFoot } from '@/widgets/internal';
import { useIsPhone, usePopup } from '@/widgets';
import { useWalkState } from '../walk/walk';
import type { FormSteps } from './steps/useFormSteps';

const StepButtons = lazyPart(() => import('./steps/StepButtons'));

interface FormActionsProps {
  readonly saving: boolean;
  readonly cancel: string | (() => void);
  /** Saves and opens an empty form again; absent when that makes no sense. */
  readonly onSaveAnother?: (() => void) | undefined;
}

type Props = FormActionsProps & {
  /** The ways between the steps of a form that has them. */
  readonly steps?: FormSteps | undefined;
};

/** On a phone what else can be done with a form, in a menu beside Save. */
function MoreActions({ saving, cancel, onSaveAnother }: FormActionsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const state = useWalkState();
  const { close, trigger, popover } = usePopup('menu');
  const choose = (run: () => void) => () => {
    close();
    run();
  };
  const leave = typeof cancel === 'string' ? () => void navigate(cancel, { state }) : cancel;
  return (
    <>
      <IconButton aria-label={translate('actions.more')} {...trigger}>
        <MoreHoriz />
      </IconButton>
      <Menu {...popover}>
        {onSaveAnother && (
          <MenuItem disabled={saving} onClick={choose(onSaveAnother)}>
            {translate('form.saveAnother')}
          </MenuItem>
        )}
        <MenuItem onClick={choose(leave)}>{translate('form.cancel')}</MenuItem>
      </Menu>
    </>
  );
}

/** Save, save and add another, the ways between steps, cancel: always in sight at the foot of the form. */
export function FormActions({ steps, ...given }: Props) {
  const props = steps?.waits ? { ...given, onSaveAnother: undefined } : given;
  const { saving, cancel, onSaveAnother } = props;
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const state = useWalkState();
  return (
    <FormFoot>
      {!steps?.waits && (
        <Button type="submit" variant="contained" loading={saving} sx={isPhone ? { flex: 1 } : undefined}>
          {translate('form.save')}
        </Button>
      )}
      {steps && <StepButtons steps={steps} saving={saving} waiting={null} />}
      {isPhone && <MoreActions {...props} />}
      {!isPhone && onSaveAnother && (
        <Button variant="outlined" disabled={saving} onClick={onSaveAnother}>
          {translate('form.saveAnother')}
        </Button>
      )}
      {!isPhone &&
        (typeof cancel === 'string' ? (
          <Button component={Link} to={cancel} state={state} color="inherit">
            {translate('form.cancel')}
          </Button>
        ) : (
          <Button onClick={cancel} color="inherit">
            {translate('form.cancel')}
          </Button>
        ))}
    </FormFoot>
  );
}
