import * as v from 'valibot';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { notificationChoiceSchema } from '#notifications';
import { httpsAddressSchema } from './https-address.ts';
import { kind, listOf } from './preference-kind.ts';

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

export const notification = kind({
  owner: 'person',
  because: 'each person chooses how and when to be notified',
  stored: notificationChoiceSchema,
  example: {
    rules: [{ alert: 'critical-reading', channels: ['PUSH_NOTIFICATIONS', 'EMAIL'] }],
    quietHours: { from: '21:00', to: '07:00' },
    urgentInQuietHours: true,
    showNames: false,
    mailAt: '07:30',
  },
  effect: { on: 'browser notifications and the daily mail' },
});
