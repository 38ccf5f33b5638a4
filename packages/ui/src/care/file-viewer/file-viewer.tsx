import { nameWithEnding } from '@careline/core/internal/http';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { saveFile } from '../../primitives/save-file/index.ts';
import { fileViewerMessages } from '../care.messages.ts';
import { PictureView } from './picture-view.tsx';

export interface FileViewerProps {
  /** The bytes, of the type the server found. */
  readonly file: Blob;
  /** As the file is called; it is saved under this name. */
  readonly name: string;
  /** What it shows, of which day, who put it there: a line each. */
  readonly facts: readonly string[];
  readonly onClose: () => void;
}

/** An address of the file for as long as the viewer is open. */
function useAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    // A tab that was just opened still reads it.
    return () => void setTimeout(() => URL.revokeObjectURL(made), 60_000);
  }, [file]);
  return address;
}

/** A document in a tab of its own, which knows nothing of this page; the browser's own reader draws it there. */
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

/** One file of a patient: what it is, its picture or the way to its document, and a download. */
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
        <p className="flex flex-wrap gap-x-4 text-muted text-sm tabular-nums">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <Content file={file} name={name} />
      </div>
    </Dialog>
  );
}
