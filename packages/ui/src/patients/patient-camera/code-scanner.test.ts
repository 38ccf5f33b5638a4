import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCodeScanner } from './code-scanner.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fakes a video stream and a detector that finds a code on the third attempt. */
function aBrowser() {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  const stream = canvas.captureStream(30);
  let looks = 0;
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      async detect() {
        looks += 1;
        canvas.getContext('2d')?.fillRect(looks, 0, 10, 10);
        return looks < 3 ? [] : [{ rawValue: 'CL0000000017' }];
      }
    },
  );
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  const video = document.createElement('video');
  video.muted = true;
  return { stream, video, ended: () => stream.getTracks().every(({ readyState }) => readyState === 'ended') };
}

describe('the browser as a scanner', () => {
  it('is unavailable without a detector', () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    expect(browserCodeScanner()).toBeUndefined();
  });

  it('returns the first code it sees and turns the camera off', async () => {
    const { video, ended } = aBrowser();
    const code = await browserCodeScanner()?.scan(video, new AbortController().signal);
    expect(code).toBe('CL0000000017');
    expect(ended()).toBe(true);
    expect(video.srcObject).toBeNull();
  });

  it('turns the camera off when it was cancelled while starting', async () => {
    const { video, ended } = aBrowser();
    await expect(browserCodeScanner()?.scan(video, AbortSignal.abort())).rejects.toThrow();
    expect(ended()).toBe(true);
  });
});
