import { IconDownload } from '@tabler/icons-react';
import { useCallback } from 'react';
import { m } from '@/text/generated/messages';
import { ButtonLink } from '@/ui/form/button';
import classes from './download-link.module.css';

interface Props {
  file: { blob: Blob; fileName: string };
  onFetch?: (file: Blob) => void;
}

/** A link to a file made here. Its address lives as long as the link is on the page. */
export function DownloadLink({ file: { blob, fileName }, onFetch }: Props) {
  const addressed = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(blob);
      link.href = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return (
    <ButtonLink
      ref={addressed}
      download={fileName}
      size="xs"
      className={classes.link}
      labelClassName={classes.label}
      onClick={() => onFetch?.(blob)}
      icon={IconDownload}
    >
      {m.export_download({ file: fileName })}
    </ButtonLink>
  );
}
