import { nameWithEnding } from '@careline/core/internal/http';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { saveFile } from '../../primitives/save-file/index.ts';
import { fileViewerMessages } from '../care.messages.ts';
import { PictureView } from './picture-view.tsx';

export interface FileViewerProps {
  /** The file's content, with the media type that the server detected. */
  readonly file: Blob;
  /** The file's name. Downloads use it. */
  readonly name: string;
  /** One line each: what the file shows, its date and its author. */
  readonly facts: readonly string[];
  readonly onClose: () => void;
}

/** Returns an object URL for the file while the viewer is open. */
function useAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    // A tab that was just opened is still reading it.
    return () => void setTimeout(() => URL.revokeObjectURL(made), 60_000);
  }, [file]);
  return address;
}

/** A link that opens the document in the browser's own viewer, in a new tab without access to this page. */
function DocumentLink({ file }: { readonly file: Blob }) {
  const t = useMessages(fileViewerMessages);
  const address = useAddress(file);
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('pdf')}</p>
      <a
        className={buttonClass({ variant: 'primary' })}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('openTab')}
      </a>
    </div>
  );
}

function Content({ file, name }: Pick<FileViewerProps, 'file' | 'name'>) {
  const t = useMessages(fileViewerMessages);
  if (file.type.startsWith('image/')) return <PictureView file={file} name={name} />;
  return file.type === 'application/pdf' ? <DocumentLink file={file} /> : <p>{t('otherType')}</p>;
}

export function FileViewer({ file, name, facts, onClose }: FileViewerProps) {
  const t = useMessages(fileViewerMessages);
  return (
    <Dialog
      open
      width="large"
      onClose={onClose}
      title={
        <bdi translate="no" className="wrap-anywhere">
          {name}
        </bdi>
      }
      actions={
        <>
          <Button onClick={() => saveFile(file, nameWithEnding(name, file.type))}>{t('download')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="flex flex-wrap gap-x-4 text-muted text-xs tabular-nums">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <Content file={file} name={name} />
      </div>
    </Dialog>
  );
}
