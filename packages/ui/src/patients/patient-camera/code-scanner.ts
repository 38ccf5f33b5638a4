/** Reads bar codes and QR codes from a camera. */
export interface CodeScanner {
  /**
   * Shows the camera in the video and answers the first code that is seen. The camera is off again when this settles.
   * Rejects with the browser's `NotAllowedError`, `NotFoundError` or whatever else it says of its camera.
   */
  scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string>;
}

/** Shape Detection API; TypeScript has no types of it. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** Milliseconds between two looks: the hand moves less than a code's width, and a cheap telephone stays cool. */
const LOOK_MS = 150;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/** A code is on one line or a few; the detector sees nothing in a video that has not begun. */
async function firstCode(detector: Detector, video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  for (;;) {
    signal.throwIfAborted();
    const [seen] = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    if (seen?.rawValue) return seen.rawValue;
    await pause();
  }
}

/** The browser's own camera and detector; undefined where it has not both, or where the page may not use them. */
export function browserCodeScanner(): CodeScanner | undefined {
  const Barcodes = (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector;
  // Absent where the page is not served securely.
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
