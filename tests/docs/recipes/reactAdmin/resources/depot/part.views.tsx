import { maxLength, TextInput } from 'react-admin';
import { defineViews } from '@/crud/views';
import { part } from '../../schemas/depot/part';

function NameInput() {
  return <TextInput source="name" validate={maxLength(12)} />;
}

export default defineViews(part, { inputs: { name: NameInput } });
