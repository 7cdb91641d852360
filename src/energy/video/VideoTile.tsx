import { Box, Button, Link } from '@mui/material';
import VideocamOff from '@mui/icons-material/VideocamOffOutlined';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import type { Video } from './readVideo';
import { watched, WATCHING } from './stillness';
import { useHls } from './useHls';
import { playerOf } from './playerOf';

interface VideoTileProps {
  readonly name: string;
  readonly video: Video;
  /** The camera itself is not heard of. */
  readonly offline: boolean;
  /** Of an address that is asked for and may be over: asks for it anew, before it is tried again. */
  onAgain?(): void;
}

/** The problem of a stream, or none while it plays; a frozen one is begun anew before it is one. */
function useStream({ video, offline, onAgain }: VideoTileProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [round, setRound] = useState(0);
  const [trouble, setTrouble] = useState<'failed' | 'frozen'>();
  const way = playerOf(video);
  const problem = offline
    ? 'offline'
    : video.url === undefined
      ? 'address'
      : way === undefined
        ? 'unplayable'
        : trouble;
  const player = useHls(
    element,
    problem === undefined && way === 'hls' ? video.url : undefined,
    () => setTrouble('failed'),
    round,
  );
  useEffect(() => {
    if (problem !== undefined) return undefined;
    let watch = WATCHING;
    const timer = setInterval(() => {
      const { current } = element;
      if (!current || document.hidden) return;
      const next = watched(watch, { at: current.currentTime, paused: current.paused && current.readyState > 2 });
      watch = next.watch;
      if (next.todo === 'restart') (player.current?.restart ?? (() => current.load()))();
      else if (next.todo === 'frozen') setTrouble('frozen');
    }, 1000);
    return () => clearInterval(timer);
  }, [problem, player, round]);
  const again = () => {
    setTrouble(undefined);
    setRound((before) => before + 1);
    onAgain?.();
  };
  return {
    element,
    round,
    source: way === 'native' ? video.url : undefined,
    problem,
    onError: () => setTrouble('failed'),
    again: trouble !== undefined || (onAgain && !offline) ? again : undefined,
  };
}

interface ProblemProps {
  readonly name: string;
  readonly text: string;
  again?(): void;
}

function Problem({ name, text, again }: ProblemProps) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{
        aspectRatio: '16 / 9',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        p: 2,
        textAlign: 'center',
        typography: 'body2',
      }}
    >
      <VideocamOff aria-hidden />
      {text}
      {again && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={again}
          aria-label={translate('widgets.video.againOf', { name })}
        >
          {translate('widgets.video.again')}
        </Button>
      )}
    </Box>
  );
}

function Caption({ name, video }: Pick<VideoTileProps, 'name' | 'video'>) {
  const translate = useTranslate();
  return (
    <Box
      component="figcaption"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 1.5, py: 0.75, typography: 'caption' }}
    >
      <Box
        component="span"
        title={name}
        sx={{ mr: 'auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name}
      </Box>
      {video.expireTime !== undefined && <span>{translate('widgets.video.until', { time: video.expireTime })}</span>}
      {video.url !== undefined && (
        <Link
          href={video.url}
          target="_blank"
          rel="noopener noreferrer"
          color="inherit"
          aria-label={translate('widgets.video.openOf', { name })}
        >
          {translate('widgets.video.open')}
        </Link>
      )}
    </Box>
  );
}

/**
 * A stream that plays by itself, looks after itself and troubles no other: a frozen one is begun anew, one that cannot
 * be played says why.
 *
 * @example <VideoTile name={camera.name} video={readVideo(answer)} offline={camera.onlineStatus === 0} />
 * @public
 */
export function VideoTile(props: VideoTileProps) {
  useArea('widgets');
  const translate = useTranslate();
  const { name, video } = props;
  const { element, round, source, problem, onError, again } = useStream(props);
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        minWidth: 0,
        borderRadius: 1.5,
        overflow: 'hidden',
        bgcolor: '#101418',
        color: '#f2f4f5',
        display: 'grid',
        gridTemplateRows: '1fr auto',
      }}
    >
      {problem === undefined ? (
        <video
          key={round}
          ref={element}
          src={source}
          controls
          autoPlay
          muted
          loop
          playsInline
          aria-label={translate('widgets.video.label', { name })}
          onError={onError}
          style={{ width: '100%', aspectRatio: '16 / 9', display: 'block', background: '#000', objectFit: 'contain' }}
        />
      ) : (
        <Problem
          name={name}
          text={translate(`widgets.video.${problem}`, { protocol: video.protocol.toUpperCase() })}
          again={again}
        />
      )}
      <Caption name={name} video={video} />
    </Box>
  );
}
