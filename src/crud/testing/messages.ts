import english from 'ra-language-english';

/** Texts of the resource these tests use, with the framework's own that they look at. */
export const MESSAGES = {
  ...english,
  rules: { required: '%{field} is required', maxLength: '%{field}: at most %{max} characters', between: '%{field}: %{min} to %{max}', email: 'Not an e-mail' },
  errors: { server: 'Server request error', network: 'No network', notFound: 'Not found' },
  widgets: { retry: 'Retry', loading: 'Loading', copy: 'Copy' },
  form: {
    createTitle: 'New %{name}', editTitle: 'Edit %{name}: %{record}', save: 'Save', saveAnother: 'Save and add another', cancel: 'Cancel', saved: 'Saved',
    summary: 'Attention: %{fields}', tabs: 'Parts', tabFailed: 'Has errors', sections: { basic: 'Basic data', system: 'Further data' },
    unsaved: { title: 'Leave without saving?', text: 'It will be lost.', keep: 'Keep editing', discard: 'Discard' },
    replaced: 'Replaced: %{fields}',
    draft: { restored: 'Restored what you typed', offered: 'Continue? Typed %{age}', resume: 'Continue', keep: 'OK', discard: 'Discard' },
  },
  detail: {
    back: 'Back', tabs: 'Parts', pageFailed: 'This page could not be shown.',
    missing: { title: 'Record not found', text: '' }, noPermission: { title: 'No permission', text: '' },
  },
  workflow: {
    title: 'Progress', now: 'Current state', log: 'History', empty: 'Nothing yet', states: 'All states', since: 'since %{time}', here: 'Here', way: '%{moves}: leads to %{to}', why: '“%{text}”', change: '%{field}: %{before} → %{after}',
    turn: { you: 'Your turn', named: 'Waits for %{name}', anybody: 'Waits for: %{part}' },
    next: { title: 'Next steps', open: 'You can do this now.', code: 'No permission', none: 'No further steps.' },
    move: { moved: 'Now “%{now}”, no longer “%{before}”.', found: 'Found “%{now}”, no longer “%{before}”.', unmoved: 'Still “%{before}”.', kept: 'What you typed is still here.', closed: 'This step is no longer available.', again: 'You can still do this.', copy: 'Copy what I typed' },
  },
  resources: {
    'area/thing': {
      one: 'Thing',
      name: 'Things',
      fields: { name: 'Name', code: 'Code', mail: 'E-mail', note: 'Note', kind: 'Kind', detail: 'Particulars', secret: 'Secret', state: 'State' },
      required: { name: 'please enter the name' },
      sections: { more: 'More' },
      tabs: { one: 'First tab', two: 'Second tab' },
      panels: { extra: 'Extra panel' },
      enums: { state: { draft: 'Draft', review: 'In review', done: 'Done', dropped: 'Dropped' } },
      guards: { named: 'It needs a name.' },
      actions: { submit: { label: 'Submit' }, approve: { label: 'Approve' }, drop: { label: 'Drop' } },
    },
  },
};
