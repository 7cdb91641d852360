import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveFile } from '@/api';
import { failureText } from '@/data';
import { importFile } from '@/data/internal';
import { makeFile } from '@/widgets/internal';
import { useListTitle } from '../../list/useListTitle';
import type { ImportSetup } from '../useImportSetup';
import { templateSheets } from './templateSheets';

/** Saves the empty file to fill in: the server's own where it has one, else one made from the schema. */
export function useTemplate(setup: ImportSetup) {
  const { resource, columns } = setup;
  const translate = useTranslate();
  const title = useListTitle();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  const make = async () => {
    const titles = { data: title, values: translate('import.template.values') };
    const finders = await setup.finders(columns, () => []);
    const blob = await makeFile(
      'xlsx',
      translate('import.template.name', { name: title }),
      templateSheets({ ...setup, finders, titles }),
    );
    return { blob, name: blob.name };
  };
  const save = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      saveFile(await (resource.call('template') ? importFile(resource, 'template') : make()));
    } catch (error) {
      setFailed(failureText(error, translate));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, save: () => void save() };
}
