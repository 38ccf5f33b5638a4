import * as v from 'valibot';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { CHANNEL_TYPES } from '#patients';
import { httpsAddressSchema } from './https-address.ts';
import { codesOf, kind, listOf } from './preference-kind.ts';

const ID = '01990000-0000-7000-8000-000000000002';

export const video = kind({
  owner: 'person',
  because: 'camera, microphone and connection belong to the person’s workplace',
  stored: v.strictObject({
    /** Whether they are on at the start of a conversation. */
    camera: v.boolean(),
    microphone: v.boolean(),
    bandwidth: v.picklist(['low', 'standard', 'high']),
  }),
  example: { camera: false, microphone: true, bandwidth: 'low' },
  effect: {
    on: 'camera, microphone and picture size when the video room opens; set by `preference/update` only, because the room has buttons for them',
  },
});

export const telephony = kind({
  owner: 'organisation',
  because: 'patients see one number for the organisation',
  stored: v.strictObject({
    /** E.164; null means the line's own. */
    callerId: v.nullable(
      v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +918012345678')),
    ),
    askBeforeDial: v.boolean(),
  }),
  example: { callerId: '+918012345678', askBeforeDial: true },
  effect: {
    on: 'the number that patients see when a telephony provider dials, and the confirmation before dialling, in the console and on partners’ pages',
  },
});

/** Devices in rooms of the organisation. */
const devices = () =>
  kind({
    owner: 'organisation',
    because: 'the devices are in the organisation’s rooms',
    stored: v.strictObject({
      devices: listOf(
        v.strictObject({ id: uuidSchema, name: nonEmptyTextSchema(120), address: httpsAddressSchema }),
      ),
    }),
    example: { devices: [{ id: ID, name: 'Bed 4', address: 'https://devices.hospital.example/bed-4' }] },
    effect: { waitsFor: 'devices of stays (issue 47)' },
  });

export const bedsideMonitor = devices();
export const ptzCamera = devices();

/** Events that can trigger a notification. */
const NOTIFIED_ALERTS = ['critical-reading', 'danger-sign', 'follow-up-due', 'link-request'] as const;

const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 21:30'));

export const notification = kind({
  owner: 'person',
  because: 'each person chooses how and when to be notified',
  stored: v.strictObject({
    rules: v.pipe(
      v.array(v.strictObject({ alert: v.picklist(NOTIFIED_ALERTS), channels: codesOf(CHANNEL_TYPES) })),
      v.check(
        (rules) => new Set(rules.map(({ alert }) => alert)).size === rules.length,
        'must have one rule for each alert',
      ),
    ),
    /** Local time of the facility; may span midnight. */
    quietHours: v.nullable(v.strictObject({ from: time, to: time })),
  }),
  example: {
    rules: [{ alert: 'critical-reading', channels: ['IN_APP_NOTIFICATIONS', 'SMS'] }],
    quietHours: { from: '21:00', to: '07:00' },
  },
  effect: { waitsFor: 'notifications (issue 45)' },
});
