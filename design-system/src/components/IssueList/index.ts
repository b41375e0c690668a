export { IssueList, type Issue, type IssueGroup, type IssueListProps } from './IssueList.tsx';
