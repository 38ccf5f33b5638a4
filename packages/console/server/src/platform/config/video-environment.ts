import * as v from 'valibot';

const ADDRESS = /^(stuns?|turns?):[^\s]+$/;

const minutes = (name: string) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d{1,3}$/.test(text) && +text <= 240, `${name} must be 0 to 240`),
    v.transform(Number),
  );

/** Video visits: how browsers connect, and when rooms are open. */
export const VIDEO_ENVIRONMENT = {
  CARELINE_VIDEO_ICE: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter((part) => part !== '')),
      v.check(
        (addresses) => addresses.every((address) => ADDRESS.test(address)),
        'CARELINE_VIDEO_ICE must be addresses such as stun:turn.example:3478 turns:turn.example:5349?transport=tcp',
      ),
    ),
  ),
  CARELINE_VIDEO_TURN_SECRET_FILE: v.optional(v.string()),
  CARELINE_VIDEO_EARLY_MINUTES: v.optional(minutes('CARELINE_VIDEO_EARLY_MINUTES'), '30'),
  CARELINE_VIDEO_LATE_MINUTES: v.optional(minutes('CARELINE_VIDEO_LATE_MINUTES'), '60'),
  CARELINE_VIDEO_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => /^https:\/\/[^/{}]+\//.test(text) && text.includes('{room}') && text.includes('{token}'),
        'CARELINE_VIDEO_URL must begin with https: and hold {room} and {token}, as in https://meet.example/{room}?jwt={token}',
      ),
    ),
  ),
  CARELINE_VIDEO_SECRET_FILE: v.optional(v.string()),
  CARELINE_VIDEO_APP_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'CARELINE_VIDEO_APP_ID must be a name such as careline')),
    'careline',
  ),
};
