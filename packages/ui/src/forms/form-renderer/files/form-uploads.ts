/** A file in the blob service. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
}

export interface UploadOptions {
  /** Media types the form accepts; the upload rejects others. */
  readonly accept: readonly string[];
  /** Aborted when the field disappears or the file is removed. */
  readonly signal: AbortSignal;
}

/** Uploads the files of a form. Form values contain only their ids. */
export interface FormUploads {
  /** Rejects if the file could not be stored. */
  readonly upload: (file: File, options: UploadOptions) => Promise<StoredFile>;
  /** Returns the name of a file stored earlier; undefined if unknown. */
  readonly nameOf: (id: string) => string | undefined;
}
