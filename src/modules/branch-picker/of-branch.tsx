import { Suspense, type ReactNode } from 'react';
import { isIdentifier } from '@/domain/identifier';
import { m } from '@/text/generated/messages';
import { SkeletonLines } from '@/ui/feedback/skeleton-lines';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { laterComponent } from '../later-part/later-component';
import classes from './branch-picker.module.css';
import { InvalidBranch } from './invalid-branch';
import { toBeChosen } from './link-branch';

const ChooseAndGoOn = laterComponent(async () => (await import('./choose-branch')).ChooseAndGoOn);

/** A screen of one branch: of what cannot be one, the service is asked for nothing, and which one is meant, the person. */
export function ofBranch<Props extends { branchId: string }>(Screen: (props: Props) => ReactNode) {
  return function OfBranch(props: Props) {
    const { branchId } = props;
    if (isIdentifier(branchId)) return <Screen {...props} />;
    if (branchId !== toBeChosen) return <InvalidBranch branchId={branchId} />;
    return (
      <div className={classes.screen}>
        <ScreenTitle title={m.branches_choose_title()} />
        <Suspense fallback={<SkeletonLines count={4} />}>
          <ChooseAndGoOn />
        </Suspense>
      </div>
    );
  };
}
