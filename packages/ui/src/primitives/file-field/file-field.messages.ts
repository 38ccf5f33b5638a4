import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('file-field', {
  remove: 'Remove {name}',
  uploading: 'Uploading {name}',
  failed: '{name} could not be uploaded. Remove it and choose it again.',
  filesOf: 'Files of {label}',
  atMost: { one: 'One file', other: 'At most {count} files' },
});
