import { quietModules, type Barcode } from '@/domain/code-128';
import classes from './labels.module.css';

interface Props {
  barcode: Barcode;
  /** Millimetres. */
  moduleWidth: number;
}

/** A barcode as one path, so that a sheet of labels is quickly drawn. What it says stands below it in letters. */
export function BarcodePicture({ barcode: { bars, modules }, moduleWidth }: Props) {
  const width = modules + 2 * quietModules;
  const path = bars
    .map(({ at, width: bar }) => `M${at + quietModules} 0h${bar}v1h-${bar}z`)
    .join('');
  return (
    <svg
      className={classes.barcode}
      aria-hidden
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      width={`${(width * moduleWidth).toFixed(2)}mm`}
    >
      <path d={path} />
    </svg>
  );
}
