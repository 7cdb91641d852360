import { FieldFrame, ImageUpload, safeImage } from '@/widgets';
import { useFieldCall } from '../useFieldCall';
import { defineInput } from '../views';
import { imageType, imageLimits, imageUrls } from './type';

/** Pictures to upload; a single one is kept as its address alone. */
export default defineInput(imageType, function ImageInput({ field, value, onChange, ...props }) {
  const limits = imageLimits(field.options);
  const { path } = useFieldCall(limits.upload);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <ImageUpload
          control={control}
          value={imageUrls(value)}
          onChange={(urls) => onChange(urls.length === 0 ? null : field.options.single ? (urls[0] ?? null) : urls)}
          read={(answer) => imageUrls(answer)[0] ?? null}
          source={safeImage}
          limits={limits}
          path={path}
          readOnly={props.readOnly}
        />
      )}
    </FieldFrame>
  );
});
