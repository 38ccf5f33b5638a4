/** A file that the blob service holds. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
}

export interface UploadOptions {
  /** Media types the form takes; the upload refuses others. */
  readonly accept: readonly string[];
  /** The field is gone or the file was removed. */
  readonly signal: AbortSignal;
}

/** Where the files of a form go. The values of a form hold their ids only. */
export interface FormUploads {
  /** Rejects where the file could not be stored. */
  readonly upload: (file: File, options: UploadOptions) => Promise<StoredFile>;
  /** The name of a file that was stored earlier; undefined where it is not known. */
  readonly nameOf: (id: string) => string | undefined;
}
