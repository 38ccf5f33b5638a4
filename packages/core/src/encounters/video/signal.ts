import * as v from 'valibot';

/** Descriptions have a few kilobytes. Anything larger is invalid. */
const MAX_SDP = 15_000;
/** Maximum signals per request. */
export const MAX_SIGNALS = 30;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Signals between the two browsers, sent through the server: connection setup, and what each side sends. */
export const signalSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('description'),
    type: v.picklist(['offer', 'answer']),
    sdp: text(MAX_SDP),
  }),
  v.strictObject({
    kind: v.literal('candidate'),
    candidate: text(1000),
    sdpMid: v.nullable(text(100)),
    sdpMLineIndex: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100))),
  }),
  v.strictObject({
    kind: v.literal('media'),
    microphone: v.boolean(),
    camera: v.boolean(),
    /** Whether video is off because the connection is poor. */
    thin: v.boolean(),
  }),
]);

export type Signal = v.InferOutput<typeof signalSchema>;
export type MediaSignal = Extract<Signal, { kind: 'media' }>;
