import * as v from 'valibot';
import { CONSOLE_ENVIRONMENT } from './console-environment.ts';
import { IDENTITY_ENVIRONMENT } from './identity-environment.ts';
import { MAIL_ENVIRONMENT } from './mail-environment.ts';
import { PROVIDERS_ENVIRONMENT } from './providers-environment.ts';
import { SERVER_ENVIRONMENT } from './server-environment.ts';
import { STORE_ENVIRONMENT } from './store-environment.ts';
import { VIDEO_ENVIRONMENT } from './video-environment.ts';

/** Every environment variable that the server reads. */
export const environmentSchema = v.object({
  ...SERVER_ENVIRONMENT,
  ...STORE_ENVIRONMENT,
  ...IDENTITY_ENVIRONMENT,
  ...CONSOLE_ENVIRONMENT,
  ...MAIL_ENVIRONMENT,
  ...PROVIDERS_ENVIRONMENT,
  ...VIDEO_ENVIRONMENT,
});

export type Environment = v.InferOutput<typeof environmentSchema>;
