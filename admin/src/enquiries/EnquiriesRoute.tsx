import { type EnquiryPage, staffResourceKeys, resources } from '@elvora/catalogue/contract';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { apiUrl } from '../data/apiClient.ts';
import { useNow } from '../data/useNow.ts';
import { type ResourceState, useResource } from '../data/useResource.ts';
import { toHref, paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { EnquiriesView, type EnquiryListState } from './EnquiriesView.tsx';
import { enquiriesPerPage, enquiryFilter, readEnquiryListParams } from '../paths/enquiryListParams.ts';
import { OpenEnquiry } from './OpenEnquiry.tsx';

/** `/admin/enquiries` and `/admin/enquiries/:id`. */
export function EnquiriesRoute() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const params = readEnquiryListParams(search);
  const { page = 1 } = params;
  const filter = enquiryFilter(params);
  const list = useResource(
    resources.enquiries({ ...filter, limit: enquiriesPerPage, offset: (page - 1) * enquiriesPerPage }),
  );
  const openId = id === undefined ? null : Number(id);
  const close = () => void navigate(paths.enquiries(params));
  return (
    <EnquiriesView
      params={params}
      counts={list.status === 'ready' ? list.data.counts : null}
      csvHref={apiUrl(staffResourceKeys.enquiriesCsv(filter))}
      detail={
        openId === null ? null : (
          <OpenEnquiry id={openId} key={openId} listHref={toHref(paths.enquiries(params))} onErased={close} />
        )
      }
      getEnquiryHref={(enquiryId) => toHref(paths.enquiry(enquiryId, params))}
      getPageHref={(number) => toHref(paths.enquiries({ ...params, page: number }))}
      list={listState(list)}
      now={now}
      onParamsChange={(next) => void navigate(paths.enquiries(next), { replace: true })}
      openId={openId}
    />
  );
}

function listState(list: ResourceState<EnquiryPage>): EnquiryListState {
  switch (list.status) {
    case 'loading':
      return list;
    case 'failed':
      return {
        status: 'failed',
        message: list.error.text ?? texts.enquiries.loadFailed,
        onRetry: list.retry,
      };
    case 'ready':
      return { status: 'ready', items: list.data.items, total: list.data.total };
  }
}
