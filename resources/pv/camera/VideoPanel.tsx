import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data/texts/failureText';
import { ErrorState } from '@/widgets/ErrorState';
import { readVideo } from '@/widgets/video/readVideo';
import { useHls } from '@/widgets/video/useHls';
import { wayToPlay } from '@/widgets/video/wayToPlay';
import { pvCalls } from '../calls';

interface Shown {
  readonly id: string;
  readonly name?: string | null;
  readonly onlineStatus?: unknown;
}

/** The picture of a camera, or plainly why there is none: the address is asked for only when somebody looks, and holds for a while. */
export function VideoPanel({ record: { id, name, onlineStatus } }: { readonly record: Shown }) {
  const translate = useTranslate();
  const say = (key: string, args: object = {}) => translate(`resources.pv/camera.video.${key}`, args);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  const offline = onlineStatus === 0;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['pv', 'video', id],
    queryFn: async ({ signal }) => readVideo(await pvCalls.video({ id }, { signal, quiet: true })),
    enabled: !offline,
    gcTime: 0,
    retry: false,
  });
  const element = useRef<HTMLVideoElement>(null);
  const way = data && wayToPlay(data);
  useHls(element, way === 'hls' && !failed ? data?.url : undefined, () => setFailed(true), asked);
  const ask = () => {
    setFailed(false);
    setAsked((before) => before + 1);
    void refetch();
  };
  if (offline) return <Alert severity="info">{say('none')}</Alert>;
  if (error) return <ErrorState text={failureText(error, translate)} onRetry={ask} />;
  if (!data) return <Skeleton variant="rounded" sx={{ width: '100%', maxWidth: 960, aspectRatio: '16 / 9', height: 'auto' }} />;
  const problem =
    data.url === undefined
      ? say('address')
      : way === undefined
        ? say('unplayable', { protocol: data.protocol.toUpperCase() })
        : failed
          ? say('failed')
          : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 960 }}>
      {problem === undefined ? (
        <video
          key={data.url}
          ref={element}
          {...(way === 'native' && { src: data.url })}
          controls
          autoPlay
          muted
          playsInline
          aria-label={say('label', { name: name ?? id })}
          onError={() => setFailed(true)}
          style={{ width: '100%', aspectRatio: '16 / 9', background: '#000', borderRadius: 8 }}
        />
      ) : (
        <Alert severity="warning">{problem}</Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" loading={isFetching} onClick={ask}>
          {say('again')}
        </Button>
        {data.url !== undefined && (
          <Button size="small" component="a" href={data.url} target="_blank" rel="noopener noreferrer">
            {say('open')}
          </Button>
        )}
        {data.expireTime !== undefined && (
          <Typography variant="caption" color="textSecondary">
            {say('until', { time: data.expireTime })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
