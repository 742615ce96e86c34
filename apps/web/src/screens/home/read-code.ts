/** Reads a QR code from the camera picture. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own detector, which TypeScript does not know yet. */
interface Detector {
  detect(of: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
declare const BarcodeDetector: {
  new (how: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The maximum width of the picture that is searched, in pixels: enough for a code that fills a third of it. */
const WIDEST = 720;

/** Returns a reader: the browser's own, or else a library that is loaded now. */
export async function codeReader(): Promise<ReadCode> {
  const own = 'BarcodeDetector' in globalThis && (await BarcodeDetector.getSupportedFormats()).includes('qr_code');
  if (own) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const picture = canvas.getContext('2d', { willReadFrequently: true })!;
  return async (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    picture.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(picture.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // No code in this picture: the next one may have it.
      return undefined;
    }
  };
}
