import { isHttpsAddress, LOGO_MEDIA_TYPES, MAX_LOGO_BYTES } from '@careline/core/internal/preferences/kinds';

export interface ChosenPicture {
  readonly file: File;
  /** A data URL, which the page's content security policy allows. */
  readonly preview: string;
}

export interface LogoChoice {
  readonly kind: 'default' | 'upload' | 'address';
  /** The external address, as typed. */
  readonly address: string;
  /** The server's address of the uploaded picture. */
  readonly uploaded: string;
  readonly picture: ChosenPicture | undefined;
}

const isOwn = (address: string): boolean => address.startsWith('/');

export function logoChoice({ headerlogo1 }: Readonly<Record<string, unknown>>): LogoChoice {
  const stored = typeof headerlogo1 === 'string' ? headerlogo1.trim() : '';
  const kind = stored === '' ? 'default' : isOwn(stored) ? 'upload' : 'address';
  return {
    kind,
    address: kind === 'address' ? stored : '',
    uploaded: kind === 'upload' ? stored : '',
    picture: undefined,
  };
}

export type LogoFault = 'addressWrong' | 'pictureMissing';

/** Returns why a choice can't be saved. */
export function logoFault({ kind, address, uploaded, picture }: LogoChoice): LogoFault | undefined {
  if (kind === 'address' && !isHttpsAddress(address.trim())) return 'addressWrong';
  return kind === 'upload' && !picture && uploaded === '' ? 'pictureMissing' : undefined;
}

export type PictureFault = 'pictureTooLarge' | 'pictureWrongType' | 'pictureUnreadable';

/** Returns why the server would refuse a file, before it is sent. */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): PictureFault | undefined {
  if (!(LOGO_MEDIA_TYPES as readonly string[]).includes(type) || size === 0) return 'pictureWrongType';
  return size > MAX_LOGO_BYTES ? 'pictureTooLarge' : undefined;
}

/** Rejects if the browser can't read the file, for example because it was moved. */
export function readPicture(file: File): Promise<ChosenPicture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ file, preview: String(reader.result) });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
