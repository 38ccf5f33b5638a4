export interface CodeScanner {
  /**
   * Shows the camera in the video element and resolves with the first code seen. The camera is off once this settles.
   * Rejects with the browser's own error, such as `NotAllowedError` or `NotFoundError`.
   */
  scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string>;
}

/** Shape Detection API, which TypeScript has no types for. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** Milliseconds between two detections: short enough for a moving hand, long enough to keep a cheap phone cool. */
const LOOK_MS = 150;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/** Waits for the first code in the video. The detector finds nothing until the video has started. */
async function firstCode(detector: Detector, video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  for (;;) {
    signal.throwIfAborted();
    const [seen] = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    if (seen?.rawValue) return seen.rawValue;
    await pause();
  }
}

/** Returns a scanner for the browser's camera, or undefined if the camera or the detector is not available. */
export function browserCodeScanner(): CodeScanner | undefined {
  const Barcodes = (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector;
  // Undefined on pages that are not served over HTTPS.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!Barcodes || !devices) return undefined;
  return {
    async scan(video, signal) {
      const stream = await devices.getUserMedia({ video: { facingMode: 'environment' } });
      try {
        signal.throwIfAborted();
        video.srcObject = stream;
        await video.play();
        return await firstCode(new Barcodes(), video, signal);
      } finally {
        for (const track of stream.getTracks()) track.stop();
        video.srcObject = null;
      }
    },
  };
}
