import { vi } from 'vitest';
import { framedProperties, joinFrame } from '../src/framed/around-frame.ts';
import { drawInFrame } from '../src/framed/in-frame.ts';
import { createSession } from '../src/session/session.ts';
import type { Draw } from '../src/shell/mounting.ts';
import { framedSettings } from '../src/view/framed-settings.ts';

/**
 * Connects both ends of a frame's port in one page, without a window between them.
 *
 * @param tag the tag that the frame's own page would draw
 * @param into the container of the outer element
 */
export const drawBothEnds =
  (tag: string, into: () => HTMLElement): Draw =>
  (element) => {
    const { port1, port2 } = new MessageChannel();
    const inside = element.inside();
    if (!inside) return () => undefined;
    const end = joinFrame({ element, inside, port: port1, onSize: vi.fn(), onReady: vi.fn() });
    drawInFrame({
      start: {
        careline: 'frame',
        tag,
        properties: framedProperties(element.store.getState()),
        text: element.frame.field?.input.value ?? '',
        ...framedSettings(element, inside),
      },
      port: port2,
      services: 'https://careline.example/api',
      createSession,
      into: into(),
    });
    return end;
  };
