import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';

/** Files of a drop without its folders; a dragged text or link has none. */
function droppedFiles({ dataTransfer }: DragEvent): File[] {
  const folders = new Set([...dataTransfer.items].filter((item) => item.webkitGetAsEntry?.()?.isDirectory).map((item) => item.getAsFile()?.name));
  return [...dataTransfer.files].filter((file) => !folders.has(file.name));
}

/** Choosing files by click, keyboard or drop: props for the hidden input and for what is dropped on. */
export function useFilePick(onFiles: (files: File[]) => void, enabled: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
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
        if (enabled) setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const files = droppedFiles(event);
        if (enabled && files.length > 0) onFiles(files);
      },
    },
  };
}
