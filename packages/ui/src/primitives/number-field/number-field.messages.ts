import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { unitOf: 'Unit of {label}' },
  hi: { unitOf: '{label} की इकाई' },
});
