import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useArea } from '@/data';
import { usualArts } from './Art';
import { HomeButton } from './HomeButton';
import { Notice } from './Notice';
import { rareArts } from './rareArts';

const ARTS = {
  /** There is no page at this address. */
  nothing: rareArts.lost,
  /** The generic error page at `/error`. */
  error: usualArts.broken,
  /** The server granted a menu whose component this build does not have; the rest of the console works. */
  unknown: usualArts.unplugged,
  /** Nothing is granted that could be opened (spec 01 §6). */
  empty: rareArts.empty,
} as const;

export interface NoPageProps {
  readonly why: keyof typeof ARTS;
  /** Technical words, small and selectable. */
  readonly detail?: string;
  /** A way on besides the start page. */
  readonly children?: ReactNode;
}

/** Where there is nothing to show: a picture, why, and a way back (spec 01 §2). */
export default function NoPage({ why, detail, children }: NoPageProps) {
  useArea('pages');
  const translate = useTranslate();
  const text = translate(why === 'empty' ? 'access.noApplications' : `shell.pages.${why}.text`);
  return (
    <Notice
      art={ARTS[why]}
      title={translate(`shell.pages.${why}.title`)}
      text={text}
      {...(detail !== undefined && { detail })}
    >
      {why !== 'empty' && (
        <>
          {children}
          <HomeButton />
        </>
      )}
    </Notice>
  );
}
