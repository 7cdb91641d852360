import { FieldFrame, UploadArea } from '@/widgets';
import { useFieldCall } from '../useFieldCall';
import { defineInput } from '../views';
import { fileType, fileLimits, type FileValue } from './type';

export default defineInput(fileType, function FileInput({ field, value, onChange, ...props }) {
  const limits = fileLimits(field.options);
  const { path } = useFieldCall(limits.upload);
  const read = (answer: unknown, file: File): FileValue | null => {
    const [found] = fileType.decode(answer, field.options) ?? [];
    return found ? { ...found, name: named(answer) ? found.name : file.name, size: found.size ?? file.size } : null;
  };
  return (
    <FieldFrame {...props}>
      {(control) => (
        <UploadArea
          control={control}
          value={value ?? []}
          onChange={(files) => onChange(files.length > 0 ? files : null)}
          read={read}
          limits={limits}
          path={path}
          readOnly={props.readOnly}
        />
      )}
    </FieldFrame>
  );
});

/** Whether the answer itself says what the file is called; an address alone often does not. */
function named(answer: unknown): boolean {
  return (
    typeof answer === 'object' && answer !== null && ['name', 'fileName', 'originalName'].some((key) => key in answer)
  );
}
