import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';

/** Files of a drop without its folders; a dragged text or link has none. */
function droppedFiles({ dataTransfer }: DragEvent): File[] {
  const folders = new Set(
    [...dataTransfer.items]
      .filter((item) => item.webkitGetAsEntry?.()?.isDirectory)
      .map((item) => item.getAsFile()?.name),
  );
  return [...dataTransfer.files].filter((file) => !folders.has(file.name));
}

/** A file dropped beside the area must not replace the page and what was typed in it. */
function keepPage(event: globalThis.DragEvent): void {
  if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Choosing files by click, keyboard, drop or paste: props for the hidden input and for what is dropped and pasted on.
 */
export function useFilePick(onFiles: (files: File[]) => void, enabled: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, [enabled]);
  return {
    over,
    open: () => input.current?.click(),
    inputProps: {
      ref: input,
      type: 'file',
      hidden: true,
      tabIndex: -1,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = ''; // the same file may be chosen again
      },
    } as const,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        const files = enabled && event.dataTransfer.types.includes('Files');
        event.dataTransfer.dropEffect = files ? 'copy' : 'none';
        if (files) setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const files = droppedFiles(event);
        if (enabled && files.length > 0) onFiles(files);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (!enabled || files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
